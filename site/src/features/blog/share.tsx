import { plainText } from '#contract/plain-text.ts';
import type { ArticleWords } from '#schemas/blog-page.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import './article-end.css';

/**
 * Ways to share an article. The mail link and the address work without scripts. The button for the share sheet appears
 * only in browsers that have one.
 */
export function Share({
  words,
  title,
  address,
}: {
  words: ArticleWords['share'];
  title: string;
  /** Absolute URL of the article. */
  address: string;
}) {
  const plainTitle = plainText(title);
  // In mail links, write spaces as %20, because mail programs do not decode a plus sign as a space.
  const mail = new URLSearchParams({ subject: plainTitle, body: address })
    .toString()
    .replaceAll('+', '%20');
  return (
    <section
      className="share grid gap-4 screen-only"
      aria-labelledby="share-heading"
      data-share-title={plainTitle}
    >
      <h2 id="share-heading" className="type-card-title">
        {words.heading}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" hidden data-share="sheet">
          {words.share}
        </Button>
        <Button variant="outline" className="scripted-only" data-share="copy">
          {words.copy}
        </Button>
        <ButtonLink variant="outline" href={`mailto:?${mail}`}>
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
      </div>
      <p className="type-small text-ink-2 share-address">
        {words.address}: <a href={address}>{address.replace('https://', '')}</a>
      </p>
      <p className="type-small" role="status" data-share-done={words.copied} />
    </section>
  );
}
