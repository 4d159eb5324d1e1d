/**
 * Shows the link to the form that the visitor changed last, while the page is being loaded, so that nothing moves later.
 * Reads the note that `fill/last-form.ts` writes. `continue-form.astro` writes the source of this function into the page,
 * so the function must not use anything defined outside it.
 */
export function showLastForm(): void {
  const panel = document.querySelector<HTMLElement>('[data-last-form]');
  const link = panel?.querySelector('a');
  const [title, about, time] = panel?.querySelectorAll('[data-part]') ?? [];
  if (!panel || !link || !title || !about || !time) return;
  try {
    const note = JSON.parse(localStorage.getItem('last-form') ?? 'null');
    if (typeof note?.address !== 'string' || !note.address.startsWith('/')) return;
    link.setAttribute('href', note.address);
    title.textContent = note.title;
    about.textContent = note.about;
    time.textContent = new Date(note.changedAt).toLocaleDateString('en-US', {
      dateStyle: 'medium',
    });
    const update = () => {
      // The page of the form shows the form itself.
      panel.hidden = note.address === location.pathname + location.hash;
    };
    update();
    addEventListener('hashchange', update);
  } catch {
    // Local storage fails or has another text, so there is no form to continue.
  }
}
