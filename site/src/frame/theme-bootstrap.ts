/**
 * Runs in the head before anything is painted: puts the stored theme on <html>, and whether the
 * fonts wait for the first paint. The theme's attribute also says that script runs, which is what
 * shows the theme switch.
 */
export const themeBootstrap = `(e=>{let t,f;try{t=localStorage.theme;f=localStorage.fonts}catch{}e.theme=t=="light"||t=="dark"?t:"system";f||(e.fonts="later")})(document.documentElement.dataset)`;
