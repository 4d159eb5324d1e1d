/**
 * Names the web app manifest. In the HTML it would be fetched before the first paint, and browsers
 * that install sites read it only later.
 */
export function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
