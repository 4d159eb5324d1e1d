import { useEffect, useRef } from 'react';
import type { Company } from '#contract/company.ts';
import { TextWithPhone } from '#ui/blocks/text-with-link.tsx';
import { Notice, type NoticeVariant } from '#ui/controls/notice.tsx';
import { focusResult } from './focus-result.ts';
import './reference.css';

/** The outcome of sending beside the button; it stays when the notice has gone. */
export function SendOutcome({
  variant,
  words,
  phone,
  reference,
}: {
  variant: NoticeVariant;
  words: { title: string; text: string; reference?: string };
  phone: Company['phone'];
  reference: string | undefined;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (line.current) focusResult(line.current);
  }, []);
  return (
    <Notice
      ref={line}
      variant={variant}
      data-send-outcome
      role="group"
      aria-labelledby="outcome-title"
      aria-describedby="outcome-text"
      tabIndex={-1}
    >
      <p id="outcome-title" className="notice-title">
        {words.title}
      </p>
      <div id="outcome-text">
        <p>
          <TextWithPhone text={words.text} phone={phone} />
        </p>
        {words.reference && reference ? (
          <TextWithReference text={words.reference} reference={reference} />
        ) : null}
      </div>
    </Notice>
  );
}

function TextWithReference({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  return (
    <p>
      {before}
      <b className="reference">{reference}</b>
      {after}
    </p>
  );
}
