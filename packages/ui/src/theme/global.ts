import '@fontsource-variable/figtree/index.css';
import '@fontsource/marcellus/400.css';
import './fallbackFonts.css';
import './themes.css';
import './reset.css';
