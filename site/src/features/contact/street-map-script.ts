/**
 * Shows the street map once its site is known to answer. A page cannot see what another site's frame
 * shows, which may be the browser's error page. So an image of the same site is requested with the
 * frame; if it fails, the frame is removed and the drawing stays.
 */
export function startStreetMap(): void {
  const frame = document.querySelector<HTMLIFrameElement>('.contact-map > iframe');
  if (!frame) return;
  const show = () => {
    const probe = new Image();
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    probe.onload = () => loaded.then(() => frame.toggleAttribute('data-there', true));
    probe.onerror = () => frame.remove();
    probe.referrerPolicy = 'no-referrer';
    // The question mark: a browser driven by a test does not request the icon's own address.
    probe.src = new URL('/favicon.ico?', frame.src).href;
  };
  // lazy-load.ts sets the address.
  if (frame.src) show();
  else {
    const sought = new MutationObserver(() => {
      sought.disconnect();
      show();
    });
    sought.observe(frame, { attributeFilter: ['src'] });
  }
}
