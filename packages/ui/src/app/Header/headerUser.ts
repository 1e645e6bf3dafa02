export interface HeaderUser {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** Initials of the names; without names the first two letters of the address. */
export function initialsOf({ email, first_name: first, last_name: last }: HeaderUser): string {
  const letters = [first, last].map((name) => Array.from(name?.trim() ?? '')[0] ?? '').join('');
  return (letters || Array.from(email).slice(0, 2).join('')).toUpperCase();
}
