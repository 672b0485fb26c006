<?php
require 'gateway.php';
require 'sync.php';

$find = fn (array $query): array => gateway('GET', '/v1/transaction/find', $query);
$seen = 0;
try {
    foreach (changed($find, gmdate('Y-m-d\TH:i:s\Z', time() - 86400), gmdate('Y-m-d\TH:i:s\Z', time() + 60)) as $transaction) {
        $seen++;
    }
    echo "$seen rows";
} catch (Throwable $error) {
    echo 'throws ', $error instanceof GatewayError ? $error->getCode() : get_class($error), " after $seen rows";
}
