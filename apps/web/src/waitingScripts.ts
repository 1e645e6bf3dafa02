import { WAITING } from '../../../packages/contract/src/constants/pages.ts';

/**
 * Inline script of a server-rendered page: fetches the deferred scripts once the document is parsed and the page and its main
 * image are painted. A background tab, or a browser without paint timing, fetches them one second after `load`. If a script
 * fails to load, the page reloads when the connection returns.
 */
export const waitingScriptsScript = `(function(){var seen;function start(){if(seen)seen.disconnect();document.querySelectorAll("link[rel=${WAITING}]").forEach(function(l){l.rel="modulepreload"});document.querySelectorAll("script[type=${WAITING}]").forEach(function(s){s.type="module";s.onerror=function(){addEventListener("online",function(){location.reload()})};document.head.append(s)})}function drawn(){requestAnimationFrame(function(){setTimeout(start)})}function read(){var p=document.querySelector("#root img[fetchpriority=high]");if(p&&!p.complete){p.addEventListener("load",drawn);p.addEventListener("error",start)}else start()}addEventListener("load",function(){setTimeout(start,1000)});try{seen=new PerformanceObserver(function(list){if(!list.getEntriesByName("first-contentful-paint").length)return;if(document.readyState==="loading")addEventListener("DOMContentLoaded",read);else read()});seen.observe({type:"paint",buffered:true})}catch(e){}})()`;
