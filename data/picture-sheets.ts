import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { startBrowser } from '../tests/support/browser/real-browser.ts';
import { serveFolder } from '../tests/support/hosts/static-host.ts';

/** Pictures of one size. The pictures of a group should look nearly alike; those that differ are shown. */
export interface Sheets {
  name: string;
  columns: number;
  rows: number;
  shownWide: number;
  groups: readonly (readonly string[])[];
  frame: Frame;
}

/** The size of what is around the content, in pixels. It shows the state of the device, which is the same on every screen. */
interface Frame {
  left: number;
  top: number;
  bottom: number;
}

/** Pictures with fewer different pixels are alike: only a cursor may be shown or not. */
const FEW_PIXELS = 60;
/** Pixels with a smaller difference in lightness are alike. */
const HARDLY = 6;
/** How much higher, at most, the part above the content can be in another picture. */
const MOST_SHIFT = 48;

/** Joins pictures of a folder into sheets, and lists in `same.tsv` which picture looks like which other. */
export async function joinPictures(folder: string, sizes: readonly Sheets[]): Promise<void> {
  for (const file of readdirSync(folder)) if (file.startsWith('sheet-')) rmSync(`${folder}/${file}`);
  writeFileSync(`${folder}/index.html`, '<!doctype html><title>Pictures</title><body style="margin:0">');
  const host = await serveFolder(folder, '/');
  const browser = await startBrowser({ context: { viewport: { width: 1600, height: 1600 } } });
  const page = await browser.open(host.url);
  const lines = ['picture\tsame as'];
  for (const { name, groups, columns, rows, shownWide, frame } of sizes) {
    const different: string[] = [];
    for (const group of groups) {
      for (const [file, as] of await likenesses(page, group, frame)) {
        if (as === '') different.push(file);
        lines.push(`${file}\t${as}`);
      }
    }
    const count = columns * rows;
    for (let from = 0; from < different.length; from += count) {
      const shown = different.slice(from, from + count);
      const sheet = await layOut(page, shown, columns, shownWide);
      const file = `sheet-${name}-${String(from / count + 1).padStart(3, '0')}.png`;
      await sheet.screenshot({ path: `${folder}/${file}` });
      console.log(`${folder}/${file}`);
    }
  }
  writeFileSync(`${folder}/same.tsv`, lines.join('\n'));
  await browser.close();
  await host.stop();
}

/** Each file with the first earlier file whose content looks the same, if there is one. */
function likenesses(
  page: Page,
  files: readonly string[],
  { left, top, bottom }: Frame,
): Promise<[file: string, as: string][]> {
  // No function in here may have a name: tsx would call a helper that does not exist in the page.
  return page.evaluate(
    async ([all, fromX, fromY, below, few, hardly, most]) => {
      const before: { file: string; pixels: Uint32Array }[] = [];
      const result: [file: string, as: string][] = [];
      for (const file of all) {
        const image = await createImageBitmap(await (await fetch(file)).blob());
        const { width, height } = image;
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
        const same = before.find((one) => {
          for (let shift = -most; shift <= most; shift += 1) {
            let differing = 0;
            const [start, end] = [fromY + Math.max(0, -shift), height - below - Math.max(0, shift)];
            for (let y = start; y < end && differing <= few; y += 1) {
              for (let x = fromX; x < width; x += 1) {
                const [a, b] = [pixels[y * width + x] ?? 0, one.pixels[(y + shift) * width + x] ?? 0];
                if (a === b) continue;
                const apart = [0, 8, 16].map((at) => Math.abs(((a >> at) & 255) - ((b >> at) & 255)));
                if (Math.max(...apart) > hardly) differing += 1;
                if (differing > few) break;
              }
            }
            if (differing <= few) return true;
          }
          return false;
        });
        if (!same) before.push({ file, pixels });
        result.push([file, same?.file ?? '']);
      }
      return result;
    },
    [files, left, top, bottom, FEW_PIXELS, HARDLY, MOST_SHIFT] as const,
  );
}

/** Puts the pictures onto the page, each under its name. */
async function layOut(
  page: Page,
  files: readonly string[],
  columns: number,
  shownWide: number,
): Promise<Locator> {
  await page.evaluate(
    ([all, gridTemplateColumns, width]) => {
      const main = document.createElement('main');
      const look = { display: 'inline-grid', gap: '12px', padding: '12px', background: '#b8b8c8' };
      Object.assign(main.style, { ...look, gridTemplateColumns, font: '13px monospace' });
      for (const file of all) {
        const [figure, image] = [document.createElement('div'), new Image(width)];
        image.src = file;
        figure.append(file.replace('.png', ''), document.createElement('br'), image);
        main.append(figure);
      }
      document.body.replaceChildren(main);
      return Promise.all([...document.images].map((image) => image.decode()));
    },
    [files, `repeat(${columns}, auto)`, shownWide] as const,
  );
  return page.locator('main');
}
