import type { Measure } from './fit-text.ts';
import { svgText, type SvgNode } from './svg-node.ts';

/** Twice the resolution of the picture, for paper and sharp screens. */
const SCALE = 2;

/** Measures text with the browser's font, as it will be drawn. */
export function measureInBrowser(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (words, size, bold) => {
    if (!context) return words.length * size * 0.6;
    context.font = `${bold ? 650 : 400} ${size}px system-ui, sans-serif`;
    return context.measureText(words).width;
  };
}

export function svgFile(picture: SvgNode): Blob {
  return new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n${svgText(picture)}\n`], {
    type: 'image/svg+xml',
  });
}

/** The picture as pixels. */
export async function pngFile(picture: SvgNode): Promise<Blob> {
  const image = new Image();
  // A data address, because the content security policy allows no other source for this picture.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be made'))),
      'image/png',
    );
  });
}
