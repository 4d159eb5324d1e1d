/**
 * Shows the street map once it is known to be there. No page may ask what another site's frame shows:
 * a browser's own words that it cannot be reached look like a map from here. So a picture of the same
 * site is asked for with the frame, and when that does not come the frame goes, and the drawing in its
 * place stays.
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
    // A browser that a test drives answers nothing to an address that ends with the icon's name.
    probe.src = new URL('/favicon.ico?', frame.src).href;
  };
  // It is asked for when lazy-load.ts says so, and not before.
  if (frame.src) show();
  else {
    const sought = new MutationObserver(() => {
      sought.disconnect();
      show();
    });
    sought.observe(frame, { attributeFilter: ['src'] });
  }
}
