#!/bin/sh
# The command line with the settings of this machine, as the user whose store it is. What it is to write (a backup) goes where that user
# may write: /var/backups/tamquan.
set -e
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid=tamquan --regid=tamquan --init-groups "$0" "$@"
fi
umask 077
exec /usr/bin/node --env-file=/usr/lib/tamquan/defaults.env --env-file=/etc/tamquan.env \
  --max-semi-space-size=4 /usr/lib/tamquan/bin/tamquan.mjs "$@"
