import decodeQR from 'qr/decode.js';

/** The text of the QR code in a picture; undefined if there is none that can be read. */
export function decodePicture(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    return undefined;
  }
}
