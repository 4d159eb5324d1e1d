/** The closed breaker as a square picture of its own, for browser tabs and home screens. */
export function renderMark({ ground }: { ground?: string } = {}): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<style>path{stroke:#111a16}@media(prefers-color-scheme:dark){path{stroke:#edf2ee}}</style>',
    ground ? `<rect width="64" height="64" fill="${ground}"/>` : '',
    '<path d="M32 2v60" stroke-width="6"/><rect x="14" y="14" width="36" height="36" fill="#f4570c"/>',
    '</svg>',
  ].join('');
}
