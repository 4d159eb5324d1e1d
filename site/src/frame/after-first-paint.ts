import type { FontFaceArguments } from '#site/fonts/font-faces.ts';

/**
 * Runs in the head. On the first page that a browser ever opens here the line belongs to the HTML:
 * the text is painted in the system's faces, which have our measures, and everything else comes
 * after that: both font families at once, so that text is set anew only once, the scripts that
 * `<html data-scripts>` names, and the drawings with a `data-href` as they come near. Where the
 * fonts are stored, and on pages that are readied unseen, nothing waits.
 */
export function afterFirstPaint(faces: FontFaceArguments[]): string {
  return `(faces=>{${body}})(${JSON.stringify(faces)})`;
}

const body = [
  'let page=document,key=JSON.stringify(faces),stored',
  'try{stored=localStorage.getItem("fonts")==key}catch{}',
  'let parsed=new Promise(done=>addEventListener("DOMContentLoaded",done))',
  `let start=()=>{${[
    'Promise.all(faces.map(face=>new FontFace(...face).load())).then(loaded=>{for(let face of loaded)page.fonts.add(face);localStorage.setItem("fonts",key)}).catch(()=>{})',
    `parsed.then(()=>{${[
      'for(let script of page.documentElement.dataset.scripts?.split(" ")??[])import(script)',
      'let uses=page.querySelectorAll("[data-href]"),draw=use=>use.setAttribute("href",use.dataset.href),near=new IntersectionObserver(seen=>{for(let{isIntersecting,target}of seen)if(isIntersecting)draw(target.firstChild),near.unobserve(target)},{rootMargin:"100%"})',
      'for(let use of uses)near.observe(use.parentNode)',
      'addEventListener("beforeprint",()=>uses.forEach(draw))',
    ].join(';')}})`,
  ].join(';')}}`,
  'stored||page.hidden?start():new PerformanceObserver((_,paint)=>{paint.disconnect();setTimeout(start,50)}).observe({type:"paint",buffered:true})',
].join(';');
