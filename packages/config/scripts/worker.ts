process.env.ROLE = 'worker';
await import('./start');
