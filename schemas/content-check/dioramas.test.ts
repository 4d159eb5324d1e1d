import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { facilityTypes } from '../../checks/site/content.ts';
import { copyContent } from './content-copy.ts';

const plant = facilityTypes.find(({ diorama }) => diorama);

test.runIf(plant)(
  'a diorama on a page without a picture and a one-line is reported once',
  async () => {
    const { path, check } = await copyContent();
    await cp(path(`facility-types/${plant?.id}.yaml`), path('facility-types/never-drawn.yaml'));
    expect((await check()).match(/never-drawn.*(picture|one-line).*/g)).toEqual([
      expect.stringMatching(
        /never-drawn\.yaml:\d+ diorama: no picture is called never-drawn; if the page was renamed, write its old name under `scene`; if not, render a picture/,
      ),
    ]);
  },
);
