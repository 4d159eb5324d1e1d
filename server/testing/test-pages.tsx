import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inquiryPath } from '#contract/inquiry-form.ts';
import { InquiryForm } from '#site/features/contact/inquiry-form.tsx';
import { ThankYou } from '#site/features/contact/thank-you.tsx';
import { testCompany, testContact } from './test-company.ts';

/** The contact page of the test site, with the site's own form. */
export const contactPage = writePage(
  'Contact | Test Company',
  <InquiryForm
    words={testContact.form}
    thankYou={testContact.thankYou}
    phone={testCompany.phone}
    endpoint={inquiryPath}
    hiring={true}
  />,
);

/** The thank-you page of the test site, with the words of the site's own page. */
export const thankYouPage = writePage(
  'Thank you',
  <ThankYou contact={testContact} company={testCompany} />,
);

/** Writes a page with a style sheet, a script and structured data, which its Content-Security-Policy must allow. */
function writePage(title: string, content: ReactNode): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>form { display: grid }</style>
<script>document.documentElement.dataset.theme = 'dark';</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
</head>
<body>
<main>${renderToStaticMarkup(content)}</main>
</body>
</html>
`;
}
