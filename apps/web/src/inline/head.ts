/** The inline script of every page: bundled into the head by the build, allowed by the server by its hash. */
import { applyStoredTheme, themeStorageKey } from '@jewelry/ui/prepaint';
import { captureEvents } from './captureEvents';
import { loadDeferredScripts } from './loadDeferredScripts';

applyStoredTheme(themeStorageKey);
captureEvents();
loadDeferredScripts();
