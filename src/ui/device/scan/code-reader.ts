/** What a browser reads codes with. TypeScript does not know it: Chromium alone has it, on some systems. */
interface BarcodeReader {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface WithReader {
  BarcodeDetector?: {
    new (options: { formats: string[] }): BarcodeReader;
    getSupportedFormats: () => Promise<string[]>;
  };
}

/** The text of the QR code that a camera shows at this moment; undefined if there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Reads QR codes by the browser, or by a decoder that is fetched only then. */
export async function codeReader(browser: WithReader = globalThis as WithReader): Promise<ReadCode> {
  const { BarcodeDetector: Detector } = browser;
  const formats = await Detector?.getSupportedFormats();
  if (Detector && formats?.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodePicture } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!context || width === 0 || height === 0) return Promise.resolve(undefined);
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0);
    return Promise.resolve(decodePicture(context.getImageData(0, 0, width, height)));
  };
}
