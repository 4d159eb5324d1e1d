import { Notice } from '#ui/notice.tsx';
import type { FormWords } from './form-words.ts';
import type { Network } from './use-network.ts';

/** Says over the button that there is no network, and when there is one again. */
export function NetworkNotice({
  network,
  words,
  heldBack,
}: {
  network: Network;
  words: Pick<FormWords, 'offline' | 'back'>;
  /** How often sending was tried without a network: each time it is said anew. */
  heldBack: number;
}) {
  const said = { there: undefined, away: words.offline, back: words.back }[network];
  return (
    <div role="status" data-network={network} data-later-classes="notice notice-ok mt-5">
      {said ? (
        <Notice key={heldBack} variant={network === 'back' ? 'ok' : 'default'} className="mt-5">
          <p className="notice-title">{said.title}</p>
          <p>{said.text}</p>
        </Notice>
      ) : null}
    </div>
  );
}
