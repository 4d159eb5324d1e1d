import { expect, test } from 'vitest';
import type { FileList } from './desk-api.ts';
import { pickFile } from './pick-file.ts';

const list: FileList = {
  groups: [listGroup('Company', 'a.yaml'), listGroup('Towns', 'b.yaml', 'c.yaml')],
  commit: { changed: 0, unsent: 0, hasRemote: false },
};

test('the file that the address names stays the one to open while it is not known to be gone', () => {
  expect(pickFile(list, 'c.yaml')).toBe('c.yaml');
  expect(pickFile(undefined, 'c.yaml')).toBe('c.yaml');
});

test('where it is gone or none is named, the first opens', () => {
  expect(pickFile(list, 'gone.yaml')).toBe('a.yaml');
  expect(pickFile(list, '')).toBe('a.yaml');
  expect(pickFile(undefined, '')).toBeUndefined();
});

function listGroup(title: string, ...paths: string[]) {
  const files = paths.map((path) => ({ path, title: path, page: null, changed: false }));
  return { title, collection: title, canAdd: false, files };
}
