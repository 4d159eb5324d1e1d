/**
 * Shows the street map only if the map server responds. A page cannot detect that the frame of another site shows the
 * browser's error page, so an image from the same server is requested together with the frame. If the image fails to
 * load, the frame is removed, and the drawn map stays visible.
 */
export function startStreetMap(): void {
  const frame = document.querySelector<HTMLIFrameElement>('.contact-map > iframe');
  if (!frame) return;
  const showIfReachable = () => {
    const probe = new Image();
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    probe.onload = () => loaded.then(() => frame.toggleAttribute('data-there', true));
    probe.onerror = () => frame.remove();
    probe.referrerPolicy = 'no-referrer';
    // The tests need the question mark, because automated browsers do not request the plain address of a favicon.
    probe.src = new URL('/favicon.ico?', frame.src).href;
  };
  if (frame.src) {
    showIfReachable();
    return;
  }
  // `lazy-load.ts` sets the address of the frame when the map is near the viewport.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    showIfReachable();
  });
  observer.observe(frame, { attributeFilter: ['src'] });
}
