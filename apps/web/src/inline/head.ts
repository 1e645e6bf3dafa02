/** The inline script of every page. The build bundles it into the head, and the server allows it by its hash. */
import { applyStoredTheme, themeStorageKey } from '@jewelry/ui/prepaint';
import { captureEvents } from './captureEvents';
import { loadDeferredScripts } from './loadDeferredScripts';

applyStoredTheme(themeStorageKey);
captureEvents();
loadDeferredScripts();
