import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../apollo/describeError.ts';
import { loadChunk } from '../lazyComponent.ts';
import { notify } from '../notify/notify.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/** Loads the code of a component once and keeps it; a failure is told, and the next call loads again. */
function loadOnce<Name extends string, Props>(load: Load<Name, Props>, name: Name) {
  let loaded: ComponentType<Props> | null = null;
  return {
    get: () => loaded,
    load: async () => (loaded ??= (await loadChunk(load))[name]),
  };
}

/**
 * A dialog whose code is loaded when it is first opened: when it is rendered, or when `isOpen` becomes true. If that
 * fails a toast says so and the dialog is closed, so that it can be opened again; the page behind it loses nothing.
 * Escape closes it while it is loading too.
 */
export function lazyDialog<Name extends string, Props extends { onClose: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props & { isOpen?: boolean }> {
  const code = loadOnce(load, name);
  return function LazyDialog(props: Props & { isOpen?: boolean }) {
    const [Dialog, setDialog] = useState(code.get);
    const { isOpen = true, onClose } = props;
    const isWanted = isOpen && Dialog === null;
    const fail = useEffectEvent((error: unknown) => {
      notify('error', describeError(error).text);
      onClose();
    });
    const close = useEffectEvent(onClose);
    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      code.load().then(
        (component) => isCurrent && setDialog(() => component),
        (error: unknown) => isCurrent && fail(error),
      );
      const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
      document.addEventListener('keydown', onKeyDown);
      return () => {
        isCurrent = false;
        document.removeEventListener('keydown', onKeyDown);
      };
    }, [isWanted]);
    return Dialog && <Dialog {...props} />;
  };
}

/**
 * The content of a drawer, or another part of a page, whose code is loaded when it is first rendered. A failure is
 * shown in its place with a retry. `titleId` is the id by which content names its drawer; until it is there, a hidden
 * title does.
 */
export function lazyContent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> {
  const code = loadOnce(load, name);
  return function LazyContent(props: Props) {
    const { t } = useTranslation();
    const [Content, setContent] = useState(code.get);
    const [error, setError] = useState<unknown>(null);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Content) return;
      let isCurrent = true;
      code.load().then(
        (component) => isCurrent && setContent(() => component),
        (failure: unknown) => isCurrent && setError(failure),
      );
      return () => {
        isCurrent = false;
      };
    }, [Content, attempt]);
    if (Content) return <Content {...props} />;
    const retry = () => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return (
      <>
        {'titleId' in props && typeof props.titleId === 'string' && (
          <h2 id={props.titleId} hidden>
            {t(error === null ? 'loading' : 'crash.chunkTitle')}
          </h2>
        )}
        {error === null ? <DetailSkeleton /> : <ErrorNotice error={error} onRetry={retry} />}
      </>
    );
  };
}
