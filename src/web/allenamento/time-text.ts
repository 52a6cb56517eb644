// Times as `4:05`, or `1:04:05` from an hour on.

export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
