/**
 * Runs in the head before anything is painted: puts the stored theme on <html>. Its attribute
 * also says that script runs, which is what shows the theme switch.
 */
export const themeBootstrap = `(e=>{let t;try{t=localStorage.getItem("theme")}catch{}e.dataset.theme=t=="light"||t=="dark"?t:"system"})(document.documentElement)`;
