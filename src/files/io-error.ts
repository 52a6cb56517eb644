// What went wrong with a file, in words: one line for whatever the system says.
import { InputError, quoted } from '../errors.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDQUOT: 'no space left for this user',
  EEXIST: 'it already exists',
  EFBIG: 'larger than a file may be here',
  EIO: 'the device failed',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead nowhere',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'part of its path is not a folder',
  EPERM: 'not permitted',
  EPIPE: 'its reader has closed it',
  EROFS: 'the disk is read-only',
};

/** Why the system refused: `'no space left on the disk (ENOSPC)'`. */
export function ioReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return message;
  const reason = REASONS[code];
  return reason === undefined ? code : `${reason} (${code})`;
}

/** True for an error of the system, of a file or a pipe; false for a fault in a program. */
export function isIoError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** InputError `FILE_WRITE` for an error of the system; any other as it is. */
export function writeError(path: string, error: unknown): unknown {
  if (!isIoError(error)) return error;
  const message = `${quoted(path)} cannot be written: ${ioReason(error)}`;
  return new InputError('FILE_WRITE', message, { input: path });
}
