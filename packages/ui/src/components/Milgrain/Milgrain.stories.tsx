import preview from '../../../../../.storybook/preview';

import { Milgrain } from './Milgrain';

const meta = preview.meta({ title: 'Components/Milgrain', component: Milgrain });

export const Default = meta.story();
