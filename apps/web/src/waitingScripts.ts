import { WAITING } from '../../../packages/contract/src/constants/pages.ts';

/**
 * Script for the page that the server has painted: what is marked as waiting is fetched when the page has been seen, and
 * not before it has been read to its end; where nobody sees it, as in a tab in the background, or the browser does not tell,
 * a second after it has loaded.
 */
export const waitingScriptsScript = `(function(){var seen;function start(){if(seen)seen.disconnect();document.querySelectorAll("link[rel=${WAITING}]").forEach(function(l){l.rel="modulepreload"});document.querySelectorAll("script[type=${WAITING}]").forEach(function(s){s.type="module";document.head.append(s)})}addEventListener("load",function(){setTimeout(start,1000)});try{seen=new PerformanceObserver(function(list){if(!list.getEntriesByName("first-contentful-paint").length)return;if(document.readyState==="loading")addEventListener("DOMContentLoaded",start);else start()});seen.observe({type:"paint",buffered:true})}catch(e){}})()`;
