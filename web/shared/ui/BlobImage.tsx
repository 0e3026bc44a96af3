import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface Props {
  picture: Blob;
  alt: string;
  /** The CSS object-fit. */
  fit: 'cover' | 'contain';
  /** Called when the browser cannot decode the picture, although its first bytes were those of one. */
  onBroken: () => void;
}

/** A picture in memory, without a URL: selected and not uploaded yet, or downloaded with a token. */
export function BlobImage({ picture, alt, fit, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <Box component="img" ref={image} alt={alt} onError={onBroken} sx={{ width: 1, height: 1, objectFit: fit }} />;
}
