process.env.ROLE = 'api';
await import('./start');
