import { addons } from 'storybook/manager-api';
import '@fontsource-variable/figtree/index.css';
import { storybookTheme } from './theme';

addons.setConfig({ theme: storybookTheme });
