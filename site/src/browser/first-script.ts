/**
 * Runs before anything is painted. It puts the stored theme on <html>; the attribute also says that
 * script runs, which is what shows the theme switch.
 *
 * On the first page of a visit the line belongs to the HTML: the text is painted in the system's
 * faces, which have our measures. After that come the fonts, shown together because each arrival
 * sets all text anew, then the first drawing and the scripts that `<html data-scripts>` names.
 * Whoever comes from another of our pages, or comes back, has the fonts stored: there nothing waits,
 * and the place where the page was left is found in the faces it was left in. The frame that is
 * asked for is the first one with the whole page; 50 ms are for the screen to show it.
 */
export const firstScript = `((page,root)=>{let theme,use,faces,waits=!(performance.navigation.type||page.referrer.startsWith(location.origin)),start=()=>{${[
  'faces&&Promise.all(faces.map(face=>face.load())).then(()=>faces.map(face=>page.fonts.add(face)),()=>{})',
  '(use=page.querySelector("[data-href]"))?.setAttribute("href",use.dataset.href)',
  'root.scripts?.split(" ").map(script=>import(script))',
].join(';')}};${[
  'try{theme=localStorage.theme}catch{}',
  'root.theme=theme=="light"||theme=="dark"?theme:"system"',
  `if(waits){let{sheet}=page.querySelector("style");faces=[0,1].map(()=>{let{style}=sheet.cssRules[0];sheet.deleteRule(0);return new FontFace(style.fontFamily,style.getPropertyValue("src"),{weight:style.fontWeight,stretch:style.fontStretch})})}`,
  'addEventListener("DOMContentLoaded",()=>waits?requestAnimationFrame(()=>setTimeout(start,50)):start())',
].join(';')}})(document,document.documentElement.dataset)`;
