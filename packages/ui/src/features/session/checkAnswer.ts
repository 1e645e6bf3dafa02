import { contract, type EndpointName, type Route } from '@jewelry/contract';

/** Validates a response against the contract. Loaded, with the schemas, only in development and tests. */
export function checkAnswer(name: EndpointName, status: number, body: unknown): void {
  const route: Route = contract[name];
  const schema = route.responses[status];
  if (!schema) throw new TypeError(`${name} answered ${status}, which the contract does not know`);
  const { error } = schema.safeParse(body);
  if (error) throw new TypeError(`The answer ${status} of ${name} does not fit the contract: ${error.message}`);
}

export function checkEvent(name: EndpointName, event: unknown): void {
  const { events }: Route = contract[name];
  const error = events?.safeParse(event).error;
  if (error) throw new TypeError(`An event of ${name} does not fit the contract: ${error.message}`);
}
