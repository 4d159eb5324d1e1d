import { createRoot } from 'react-dom/client';
import archivo from '#site/fonts/archivo.woff2?url';
import { fontFaces } from '#site/fonts/font-faces.ts';
import plexMono from '#site/fonts/plex-mono.woff2?url';
import { Desk } from './desk.tsx';
import './desk.css';

document.documentElement.dataset.theme = readTheme();
const root = document.getElementById('desk');
if (!root) throw new Error('The page of the desk has no element with the id "desk".');
createRoot(root).render(
  <>
    <style href="desk-fonts" precedence="default">
      {fontFaces(archivo, plexMono)}
    </style>
    <Desk />
  </>,
);

/** The theme that was chosen on the site. */
function readTheme(): string {
  try {
    return localStorage.getItem('theme') ?? 'system';
  } catch {
    return 'system';
  }
}
