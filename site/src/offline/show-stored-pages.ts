/** Shows the links of the offline page whose pages are stored on this device. */
export async function showStoredPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-stored]');
  for (const link of section?.querySelectorAll('a') ?? []) {
    const item = link.closest('li');
    if (!section || !item || !(await caches.match(link.href, { ignoreVary: true }))) continue;
    item.hidden = false;
    section.hidden = false;
  }
}
