import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface Props {
  file: File;
  alt: string;
  /** The browser cannot draw it: it begins like a picture and is none. */
  onBroken: () => void;
}

/** A chosen picture before it is sent anywhere. */
export function PhotoPreview({ file, alt, onBroken }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Box component="img" ref={image} alt={alt} onError={onBroken} sx={{ width: 1, height: 1, objectFit: 'cover' }} />;
}
