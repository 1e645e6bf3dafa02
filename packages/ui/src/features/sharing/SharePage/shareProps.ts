export interface SharePageProps {
  /** Of the picture that the link names. */
  imageId: string;
}
