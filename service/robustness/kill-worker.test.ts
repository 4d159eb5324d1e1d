import { expect, test } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { openWorkerStore } from '../edge/open-worker-store.ts';
import { runWorker } from '../testing/run-for-test.ts';
import { scaled } from '../testing/scale.ts';
import { createTestRoot } from '../testing/test-service.ts';
import { Acknowledgements, createPost, type Post } from './acknowledgements.ts';

// Each start of the runtime takes seconds.
const kills = scaled(4);
const connections = 20;

test('a Worker that is killed several times stores each inquiry once, with one mail', async () => {
  const root = createTestRoot();
  const acknowledgements = new Acknowledgements();
  const all = Array.from({ length: scaled(2000) }, createPost);
  let rest: Post[] = [...all];
  for (let round = 0; round <= kills; round++) {
    const { address, kill } = await runWorker(root);
    // The last round repeats the posts that got no response because of the last kill.
    const share = round < kills ? Math.floor(all.length / (kills + 1)) : rest.length;
    const unanswered: Post[] = [];
    const now = rest.slice(0, share);
    let answered = 0;
    let killing: Promise<void> | undefined;
    const sendOn = async () => {
      for (let post = now.shift(); post; post = now.shift()) {
        const { status } = await acknowledgements.post(address, post);
        if (status === 201) answered += 1;
        else unanswered.push(post);
        if (round < kills && answered > share / 2) killing ??= kill();
      }
    };
    await Promise.all(Array.from({ length: connections }, sendOn));
    // The database is read after the Worker has closed it.
    await (killing ?? kill());
    rest = [...unanswered, ...rest.slice(share)];
  }
  expect(rest).toEqual([]);
  expect(acknowledgements.count).toBe(all.length);
  const { database, close } = await openWorkerStore(false)(readEnvironment(root, {}), root, 'read');
  expect(await acknowledgements.findBroken(database)).toEqual([]);
  await close();
}, 900_000);
