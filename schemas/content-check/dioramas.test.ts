import { expect, test } from 'vitest';
import { copyContent } from '../../checks/fixture/copy-content.ts';

test('a diorama on a page without a picture and a one-line is reported once', async () => {
  const { edit, check } = await copyContent();
  await edit('facility-types/hydro-plants.yaml', 'scene: meter-stations', 'scene: never-drawn');
  expect((await check()).match(/diorama.*(picture|one-line).*/g)).toEqual([
    'diorama: no picture is called never-drawn; if the page was renamed, write its old name under `scene`; if not, render a picture as art/README.md says, or remove `diorama`',
  ]);
});
