<?php
require 'gateway.php';
require 'sync.php';

$id = 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ';
gateway('GET', '/v1/transaction/find', ['transaction_id' => $id]);
$find = fn (array $query): array => gateway('GET', '/v1/transaction/find', ['limit' => 1] + $query);
$found = iterator_to_array(changed($find, gmdate('Y-m-d\TH:i:s\Z', time() - 86400), gmdate('Y-m-d\TH:i:s\Z', time() + 60)), false);
if (!in_array($id, array_column($found, 'transaction_id'), true)) {
    throw new Exception('sync');
}
