import { endpoints } from '../endpoints';
import { route } from '../route';
import { Capabilities } from '../schemas/capabilities';

export const capabilities = route(endpoints.capabilities, {
  summary: 'What this installation can do, and the hosts that receive prompts and pictures',
  responses: { 200: Capabilities },
});
