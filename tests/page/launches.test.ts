import { expect, test } from 'vitest';
import { followLaunches } from '../../src/page/launches.ts';

test('an app that is started again goes where its shortcut leads, and stays where it is without one', () => {
  const gone: string[] = [];
  const consumers: ((launch: { targetURL?: string }) => void)[] = [];
  followLaunches(
    () => gone.push('took a file'),
    { launchQueue: { setConsumer: (consumer) => void consumers.push(consumer) } },
    (hash) => void gone.push(hash),
  );
  const launch = (targetURL?: string) => {
    for (const consumer of consumers) consumer(targetURL === undefined ? {} : { targetURL });
  };
  launch('https://outpost.example/app/');
  launch();
  expect(gone).toEqual([]);
  launch('https://outpost.example/app/#/sync');
  expect(gone).toEqual(['#/sync']);
});

test('a browser that tells nothing is left alone', () => {
  expect(() => followLaunches(() => undefined, {})).not.toThrow();
});

test('a file that is opened with the app is taken, and one that is gone is missed', async () => {
  const taken: (string | undefined)[] = [];
  const consumers: ((launch: { files: readonly { getFile: () => Promise<File> }[] }) => void)[] = [];
  followLaunches((file) => taken.push(file?.name), {
    launchQueue: { setConsumer: (consumer) => void consumers.push(consumer) },
  });
  const launch = (getFile: () => Promise<File>) => {
    for (const consumer of consumers) consumer({ files: [{ getFile }] });
  };
  launch(() => Promise.resolve(new File(['x'], 'outpost-backup.txt')));
  await expect.poll(() => taken).toEqual(['outpost-backup.txt']);
  launch(() => Promise.reject(new DOMException('Gone', 'NotFoundError')));
  await expect.poll(() => taken).toEqual(['outpost-backup.txt', undefined]);
});
