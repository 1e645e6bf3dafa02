import sharp from 'sharp';

/** Encodes sRGB bytes as PNG (compression level 6). */
export function encodePng(image: { readonly width: number; readonly height: number; readonly rgb: Uint8Array }): Promise<Buffer> {
  return sharp(image.rgb, { raw: { width: image.width, height: image.height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
