import { listPages } from '../pages.ts';
import { type SocialCard, socialCardOf } from './social-card.ts';

/** The card of the page at this address; undefined where no page is listed. */
export async function findSocialCard(path: string): Promise<SocialCard | undefined> {
  const page = (await listPages()).find((candidate) => candidate.path === path);
  return page && socialCardOf(page);
}
