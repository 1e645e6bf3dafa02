import { WAITING } from '../../../packages/contract/src/constants/pages.ts';

/**
 * Script for the page that the server has painted: what is marked as waiting is fetched when the page and its main picture
 * have been seen, and not before the page has been read to its end; where nobody sees it, as in a tab in the background, or
 * the browser does not tell, a second after it has loaded. Where the connection is lost before, the page loads anew when it is back.
 */
export const waitingScriptsScript = `(function(){var seen;function start(){if(seen)seen.disconnect();document.querySelectorAll("link[rel=${WAITING}]").forEach(function(l){l.rel="modulepreload"});document.querySelectorAll("script[type=${WAITING}]").forEach(function(s){s.type="module";s.onerror=function(){addEventListener("online",function(){location.reload()})};document.head.append(s)})}function drawn(){requestAnimationFrame(function(){setTimeout(start)})}function read(){var p=document.querySelector("#root img[fetchpriority=high]");if(p&&!p.complete){p.addEventListener("load",drawn);p.addEventListener("error",start)}else start()}addEventListener("load",function(){setTimeout(start,1000)});try{seen=new PerformanceObserver(function(list){if(!list.getEntriesByName("first-contentful-paint").length)return;if(document.readyState==="loading")addEventListener("DOMContentLoaded",read);else read()});seen.observe({type:"paint",buffered:true})}catch(e){}})()`;
