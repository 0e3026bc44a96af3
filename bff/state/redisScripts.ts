/**
 * Scripts that Redis runs in one piece, so that no other process comes between reading and writing. They go by the
 * clock of Redis, because those of machines differ.
 */

const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/**
 * Counts an attempt as under way and returns 0, or how many milliseconds to wait.
 * KEYS: failures, attempts under way. ARGV: limit, window, wait for those under way, longest attempt, id of the
 * attempt; times in milliseconds.
 */
export const BEGIN_ATTEMPT = `${NOW}
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
local pending = redis.call('ZCARD', KEYS[2])
local known = redis.call('HMGET', KEYS[1], 'failures', 'since', 'lockedUntil')
local failures, since, lockedUntil = tonumber(known[1] or 0), tonumber(known[2] or 0), tonumber(known[3] or 0)
if now < lockedUntil then return lockedUntil - now end
if pending == 0 and now - math.max(since, lockedUntil) >= window then
  failures = 0
  redis.call('HSET', KEYS[1], 'failures', 0, 'since', now, 'lockedUntil', 0)
end
if pending > 0 and failures + pending >= limit then return tonumber(ARGV[3]) end
redis.call('ZADD', KEYS[2], now + ARGV[4], ARGV[5])
redis.call('PEXPIRE', KEYS[1], 2 * window)
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 0`;

/** Ends an attempt with a failure. KEYS: as above. ARGV: limit, window, first lock, id of the attempt. */
export const FAIL_ATTEMPT = `${NOW}
local limit, window, firstLock = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREM', KEYS[2], ARGV[4])
redis.call('HSETNX', KEYS[1], 'since', now)
local failures = redis.call('HINCRBY', KEYS[1], 'failures', 1)
if failures >= limit then
  redis.call('HSET', KEYS[1], 'lockedUntil', now + math.floor(math.min(firstLock * 2 ^ (failures - limit), window)))
end
redis.call('PEXPIRE', KEYS[1], 2 * window)
return failures`;

/** Counts once more; the window begins with the first. KEYS: the counter. ARGV: window in milliseconds. */
export const COUNT = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

/** How many milliseconds to wait. KEYS: the counter. ARGV: the limit. */
export const WAIT = `local count = tonumber(redis.call('GET', KEYS[1]) or 0)
if count < tonumber(ARGV[1]) then return 0 end
return math.max(1, redis.call('PTTL', KEYS[1]))`;
