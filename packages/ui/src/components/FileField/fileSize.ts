const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Formats a file size: '340 kB', '1.2 MB'. @param bytes */
export function fileSize(bytes: number, locale: string): string {
  const isSmall = bytes < MEGABYTE;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, bytes / KILOBYTE) : bytes / MEGABYTE);
}
