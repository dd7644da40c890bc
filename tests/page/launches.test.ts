import { expect, test } from 'vitest';
import { followLaunches } from '../../src/page/launches.ts';

test('an app that is started again goes where its shortcut leads, and stays where it is without one', () => {
  const gone: string[] = [];
  const consumers: ((launch: { targetURL?: string }) => void)[] = [];
  followLaunches(
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
  expect(() => followLaunches({})).not.toThrow();
});
