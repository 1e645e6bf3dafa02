import { icons } from '../../design/cli/icons';

await icons();
