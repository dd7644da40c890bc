import { expect, test } from 'vitest';
import { firstLoad } from './first-load-files.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/ui/screens/register/Register.svelte': {
    file: 'assets/Register.js',
    imports: ['_shared.js', '_picker.js'],
  },
  '_picker.js': { file: 'assets/picker.js', css: ['assets/picker.css'] },
  '_service.js': { file: 'assets/service.js', name: 'service', imports: ['_shared.js'] },
  'src/ui/screens/people/People.svelte': {
    file: 'assets/People.js',
    imports: ['_shared.js'],
    css: ['assets/People.css'],
  },
};

test('the first load is the entry, the first screen, what answers it, and what they import', () => {
  expect(firstLoad(manifest)).toEqual({
    scripts: [
      'assets/Register.js',
      'assets/index.js',
      'assets/picker.js',
      'assets/service.js',
      'assets/shared.js',
    ],
    styles: ['assets/index.css', 'assets/picker.css', 'assets/shared.css'],
    later: ['assets/People.css', 'assets/People.js'],
  });
});

test('a manifest without an entry measures nothing, and says so', () => {
  expect(() => firstLoad({})).toThrow('The manifest names no entry');
});
