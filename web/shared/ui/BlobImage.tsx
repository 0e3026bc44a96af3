import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface Props {
  picture: Blob;
  alt: string;
  /** How it fills its place. */
  fit: 'cover' | 'contain';
  /** The browser cannot draw it: it begins like a picture and is none. */
  onBroken: () => void;
}

/** A picture that is in memory and has no address: chosen and not sent yet, or read with a token. */
export function BlobImage({ picture, alt, fit, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <Box component="img" ref={image} alt={alt} onError={onBroken} sx={{ width: 1, height: 1, objectFit: fit }} />;
}
