import type { Ref } from 'react';
import type { Company } from '#contract/company.ts';
import { TextWithPhone } from '#ui/blocks/text-with-link.tsx';
import { Notice } from '#ui/controls/notice.tsx';
import type { FormWords } from './read-contact.ts';
import type { Network } from './use-network.ts';

/** Beside the button while there is no network, and when there is one again. */
export function NetworkNotice({
  network,
  words,
  phone,
  ref,
}: {
  network: Network;
  words: Pick<FormWords, 'offline' | 'back'>;
  phone: Company['phone'];
  ref: Ref<HTMLDivElement>;
}) {
  const notices = { there: undefined, away: words.offline, back: words.back };
  const notice = notices[network];
  return (
    <div ref={ref} role="status" tabIndex={-1} data-network={network}>
      {notice ? (
        <Notice variant={network === 'back' ? 'ok' : 'default'}>
          <p className="notice-title">{notice.title}</p>
          <p>
            <TextWithPhone text={notice.text} phone={phone} />
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
