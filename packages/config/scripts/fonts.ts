import { fonts } from '../../design/cli/fonts';

await fonts();
